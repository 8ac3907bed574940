import { importCommand } from '../import/importCommand.ts'

/** `npm run import`: see server/import/importCommand.ts. */
await importCommand(process.argv.slice(2), process.env)
