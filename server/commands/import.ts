import { importCommand } from '../import/importCommand.ts'

await importCommand(process.argv.slice(2), process.env)
