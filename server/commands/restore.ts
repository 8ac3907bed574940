import { restore } from '../safety/backup/restore.ts'

/** `npm run restore`: see server/safety/backup/restore.ts. */
await restore(process.argv.slice(2), process.env)
