# CMake for the page's engine: LLVM from the Python package ziglang (tools/build-wasm), whose program is ZIG.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(ZIG "" CACHE FILEPATH "The program zig")
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES ZIG)

# CMake tries nothing out: to link a program the compiler would first compile its whole C and C++ library.
set(CMAKE_CXX_COMPILER ${ZIG} c++)
set(CMAKE_CXX_COMPILER_ID Clang)
set(CMAKE_CXX_COMPILER_ID_RUN ON)
set(CMAKE_CXX_COMPILER_VERSION 22)
set(CMAKE_CXX_COMPILER_FORCED ON)
set(CMAKE_CXX_STANDARD_COMPUTED_DEFAULT 17)
set(CMAKE_CXX_ARCHIVE_CREATE "${ZIG} ar qc <TARGET> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_FINISH "")
set(CMAKE_CXX_LINK_EXECUTABLE "${ZIG} wasm-ld <LINK_FLAGS> <OBJECTS> <LINK_LIBRARIES> -o <TARGET>")

# Without exception handling among the processor's features the compiler fails.
# It would make -O2 of -O3, by which searches are a tenth slower.
set(CMAKE_CXX_FLAGS_RELEASE_INIT "-Xclang -O3")
set(CMAKE_CXX_FLAGS_INIT "-target wasm32-wasi -mcpu=generic+exception_handling -fwasm-exceptions -g0")
