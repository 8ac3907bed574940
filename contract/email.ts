import { limits } from './limits.ts'

/** Letters of every script, as in josé@example.com and user@münchen.de (RFC 6531), but no quotes and no comments. */
const atom = String.raw`[^\s\p{Cc}@"(),:;<>[\]\\.]+`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const topLevel = String.raw`(?:xn--[a-z\d-]*[a-z\d]|[\p{L}\p{M}]{2,})`
const address = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+${topLevel}$`,
  'iu',
)

/** Whether a text can be an e-mail address: asked by the page before anything is sent, and by the server. */
export const isEmail = (text: string) => text.length <= limits.email && address.test(text)
