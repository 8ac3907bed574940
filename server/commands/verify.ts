import { verifyMemorial } from '../safety/verify/verifyMemorial.ts'

/** `npm run verify`: see server/safety/verify/verifyMemorial.ts. */
await verifyMemorial(process.argv.slice(2), process.env)
