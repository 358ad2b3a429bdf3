"""How sure a share is."""
import math


def interval(share, n):
    """Wilson's interval for a share of n trials, at 95 %."""
    z = 1.96
    middle, half = share + z * z / (2 * n), z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)
