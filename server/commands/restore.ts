import { restore } from '../safety/restore/restore.ts'

/** `npm run restore`: see server/safety/restore/restore.ts. */
await restore(process.argv.slice(2), process.env)
