import { limits } from './limits.ts'

/** Allows letters of every script, as in josé@example.com and user@münchen.de (RFC 6531), but no quotes or comments. */
const atom = String.raw`[^\s\p{Cc}@"(),:;<>[\]\\.]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const topLevel = String.raw`(?:xn--[a-z\d-]*[a-z\d]|[\p{L}\p{M}]{2,})`
const address = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+${topLevel}$`,
  'iu',
)

/** Whether a text can be an e-mail address. The page checks this before sending, and the server checks it again. */
export const isEmail = (text: string) => text.length <= limits.email && address.test(text)
