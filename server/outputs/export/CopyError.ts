import { PlainError } from '../../base/errors/PlainError.ts'

/** The error if a static copy cannot be made. Its message is for people. */
export class CopyError extends PlainError {}
