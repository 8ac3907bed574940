import { createHmac } from 'node:crypto'
import type { House } from './house.ts'
import { houseSecret } from './identity.ts'

/** Tells edits of one visitor from another's without storing an address: a keyed hash, useless without our key. */
export const visitorHash = async (house: House, address: string): Promise<string> =>
  createHmac('sha256', await houseSecret(house))
    .update(address)
    .digest('base64url')
    .slice(0, 22)
