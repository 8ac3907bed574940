import { createHmac } from 'node:crypto'
import type { Context } from './context.ts'
import { installationSecret } from './installation.ts'

/** Tells edits of one visitor from another's without storing an address: a keyed hash, useless without our key. */
export const visitorHash = async (context: Context, address: string): Promise<string> =>
  createHmac('sha256', await installationSecret(context))
    .update(address)
    .digest('base64url')
    .slice(0, 22)
