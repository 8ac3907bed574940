import { verifyMemorial } from '../safety/verify/verifyMemorial.ts'

/** The program of `npm run verify`. */
await verifyMemorial(process.argv.slice(2), process.env)
