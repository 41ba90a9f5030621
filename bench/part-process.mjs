// Measures one part in a process of its own and sends the parent its figures, or why it failed.
const [name, partsFile] = process.argv.slice(2);
const report = (outcome) => process.send(outcome, () => process.exit(outcome.failed === undefined ? 0 : 1));

process.on('disconnect', () => process.exit(1));
process.on('uncaughtException', (error) => {
  console.error(error);
  report({ failed: error.message });
});

const { parts } = await import(partsFile);
report({ figures: await parts[name]((line) => console.log(`  ${line}`)) });
