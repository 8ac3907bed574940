import { visitorLimits } from './visitorLimits.ts'

/**
 * Patterns for the parts of an email address. They allow letters of every script, as in josé@example.com and user@münchen.de
 * (RFC 6531), but no quoted parts, no comments in parentheses and nothing invisible.
 */
const atom = String.raw`[^\s\p{Cc}\p{Cf}@"(),:;<>[\]\\.]+`
const domainLabel = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`
const topLevelDomain = String.raw`(?:xn--[a-z\d-]*[a-z\d]|[\p{L}\p{M}]{2,})`
const emailPattern = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:${domainLabel}\.)+${topLevelDomain}$`,
  'iu',
)

/** Pages check an address before sending, and the server checks it again. */
export const isEmail = (text: string) => text.length <= visitorLimits.email && emailPattern.test(text)
