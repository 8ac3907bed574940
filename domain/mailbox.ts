/**
 * Returns the same key for the spellings of an e-mail address that lead to one mailbox: many mail servers ignore capitals, dots
 * before the `@`, and what follows a `+` there. The key is only for counting, because some servers do not ignore these.
 */
export function toMailboxKey(email: string): string {
  const lowerCase = email.trim().toLowerCase()
  const at = lowerCase.lastIndexOf('@')
  const [user = ''] = lowerCase.slice(0, at).split('+')
  const domain = lowerCase.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  return `${user.replaceAll('.', '')}@${domain}`
}
