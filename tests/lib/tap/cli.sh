# Tests a command-line program: source it after tap.sh and set `program`.
#     run 'draw\nquit\n' play --seed 3          its input, then its arguments
#     check "a draw is reported" says '^draw '
says() { printf '%s\n' "$output" | grep -qE -- "$1"; }                          # a pattern
lines() { [ "$(printf '%s\n' "$output" | grep -cE -- "$1")" "$2" "$3" ]; }      # a pattern, -ge, 2
run() {
    input=$1
    shift
    output=$(printf "$input" | "$program" "$@" 2>&1)
    code=$?
}
code() { [ "$code" = "$1" ]; } # the exit code
