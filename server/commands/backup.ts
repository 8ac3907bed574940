import { backupCommand } from '../safety/backup/backupCommand.ts'

await backupCommand(process.argv.slice(2), process.env)
