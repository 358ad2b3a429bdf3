# Prints the results of a shell test: source it, check, and end with tap_done.
#     . "${0%/*}/tap.sh"
#     check "two and two are four" [ $((2 + 2)) = 4 ]
#     tap_done
tap_count=0 tap_failed=0

check() { # a sentence, then a command that succeeds if it is true; returns its result
    tap_sentence=$1
    shift
    tap_count=$((tap_count + 1))
    if "$@"; then
        echo "ok $tap_count - $tap_sentence"
    else
        echo "not ok $tap_count - $tap_sentence"
        tap_failed=$((tap_failed + 1))
        return 1
    fi
}

skip() { # a sentence, and the reason why it cannot be tested here
    tap_count=$((tap_count + 1))
    echo "ok $tap_count - $1 # SKIP $2"
}

tap_done() {
    echo "1..$tap_count"
    [ "$tap_failed" = 0 ]
}
