import { importFiles } from '../import/importFiles.ts'

/** `npm run import`: see server/import/importFiles.ts. */
await importFiles(process.argv.slice(2), process.env)
