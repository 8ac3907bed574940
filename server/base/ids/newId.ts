import { randomBytes } from 'node:crypto'

/** Makes an id of 22 random characters of [A-Za-z0-9_-]. Its 128 random bits cannot be guessed. */
export const newId = () => randomBytes(16).toString('base64url')
