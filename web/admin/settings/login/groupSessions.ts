import type { Session } from '../../../../contract/people/auth.ts'

export interface SessionLine {
  device: string | null
  /** last used first */
  sessions: readonly Session[]
}

/**
 * Groups sessions by the description of their device. The current session comes first, in a line of its own, because it cannot be
 * ended together with others. A session of an unknown device has a line of its own, too.
 */
export const groupSessions = (sessions: readonly Session[]): SessionLine[] => {
  const lines = new Map<string, SessionLine>()
  for (const session of [...sessions].sort((a, b) => Number(b.isThis) - Number(a.isThis))) {
    const { id, device, isThis } = session
    const key = isThis || device === null ? id : device
    lines.set(key, { device, sessions: [...(lines.get(key)?.sessions ?? []), session] })
  }
  return [...lines.values()]
}
