import { backupCommand } from '../safety/backup/backupCommand.ts'

/** `npm run backup`: see server/safety/backup/backupCommand.ts. */
await backupCommand(process.argv.slice(2), process.env)
