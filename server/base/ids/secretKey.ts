import { createHash, randomBytes } from 'node:crypto'

/** Makes the secret of a session or private link: 43 characters of [A-Za-z0-9_-]. Only its hash is stored. */
export const newSecretKey = () => randomBytes(32).toString('base64url')

export const hashSecretKey = (key: string) => createHash('sha256').update(key).digest('hex')
