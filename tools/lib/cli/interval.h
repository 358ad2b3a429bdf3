/* interval: confidence interval of a share. */
#ifndef INTERVAL_H
#define INTERVAL_H

/* Wilson's interval for a share of n trials, at 95 %. */
void interval_95(double share, double n, double *low, double *high);

#endif
