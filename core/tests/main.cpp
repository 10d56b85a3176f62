// test_rules [PART OF A NAME]
#include "check.hpp"

int main(int argc, char** argv) { return evora::test::run_all(argc > 1 ? argv[1] : ""); }
