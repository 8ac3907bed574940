import { importFiles } from '../import/importCommand.ts'

/** `npm run import`: see server/import/importCommand.ts. */
await importFiles(process.argv.slice(2), process.env)
