import { restoreCommand } from '../safety/restore/restoreCommand.ts'

await restoreCommand(process.argv.slice(2), process.env)
