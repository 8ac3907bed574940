import { randomBytes } from 'node:crypto'

/** 22 random characters of [A-Za-z0-9_-]: 128 bits nobody guesses. */
export const newId = () => randomBytes(16).toString('base64url')
