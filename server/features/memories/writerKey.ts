import { createHash, randomBytes } from 'node:crypto'

/** The secret of a writer's private link: 43 characters of [A-Za-z0-9_-]. Only its hash is stored. */
export const newWriterKey = () => randomBytes(32).toString('base64url')

export const hashWriterKey = (writerKey: string) => createHash('sha256').update(writerKey).digest('hex')
