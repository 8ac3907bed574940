import { randomBytes } from 'node:crypto'

/** Makes 22 random characters of [A-Za-z0-9_-]: 128 bits that cannot be guessed. */
export const newId = () => randomBytes(16).toString('base64url')
