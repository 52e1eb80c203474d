/** What the embedded engine throws when it has died; Node has it, its types leave it to the DOM's. */
declare namespace WebAssembly {
  class RuntimeError extends Error {}
}
