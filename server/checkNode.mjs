// For `node --import ./server/checkNode.mjs …`, in plain JavaScript: a Node that is too old cannot read
// the TypeScript of what comes next, and would say so in words for nobody.
const NEEDED = [24, 2];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(
    `Seira needs Node ${NEEDED.join('.')} or later, and this is Node ${process.versions.node} (${process.execPath}).`,
  );
  process.exit(1);
}
