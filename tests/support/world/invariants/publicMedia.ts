import type { StoredState } from './storedState.ts'

/**
 * Finds photographs and videos that visitors can see although they must not, or cannot see although they may, and what a guest sent that
 * has no sender or is in a list while it waits. The rule is written here a second time, so that the tests find a change which does not
 * apply the product's rule.
 */
export function findWronglyPublic({ rows }: StoredState): string[] {
  const approvedMemories = new Set(rows.memories.filter(({ approved }) => approved === 1).map(({ id }) => id))
  const approvedPhotos = new Set(
    rows.memory_media
      .filter(({ memory_id: memory }) => approvedMemories.has(memory))
      .map(({ media_id: photo }) => photo),
  )
  const senders = new Set(rows.senders.map(({ id }) => id))
  return rows.media.flatMap(({ id, hidden, problem, listed, sender_id, visitor_photo, public_key: key }) => {
    const isSent = visitor_photo === 'sent'
    if (isSent && listed === 1) return [`media ${id} waits and is listed`]
    if (sender_id === null ? isSent : !senders.has(sender_id)) return [`media ${id} has no sender`]
    const isDecided = visitor_photo === null || (!isSent && approvedPhotos.has(id))
    if ((isDecided && hidden === 0 && problem !== 'not_playable') === (key !== null)) return []
    return [
      `media ${id} is ${key ? 'public, although no visitor may see it' : 'not public, although visitors may see it'}`,
    ]
  })
}
