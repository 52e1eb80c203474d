// Plain JavaScript for `node --import ./server/checkNode.mjs …`: an old Node cannot parse the
// TypeScript that follows, and would print an obscure error.
const NEEDED = [24, 2];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Seira needs Node ${NEEDED.join('.')} or later, and this is Node ${process.versions.node} (${process.execPath}).`,
  );
  process.exit(1);
}
