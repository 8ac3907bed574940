import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { FoldButton } from '../../parts/cards/FoldButton.tsx'
import { texts } from '../texts.ts'
import { isCopy } from './hasNotice.ts'
import { StoredNotices } from './StoredNotices.tsx'

/** Asks about copies of what the gallery already has, until they are answered. A helper is asked about those of the last day. */
export const OpenCopies = ({ items }: { items: readonly Media[] }) => {
  const [isOpen, setOpen] = useState(false)
  const copies = items.filter((item) => isCopy(item) && item.deletable)
  if (copies.length === 0) return null
  return (
    <>
      <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {texts.copies(copies.length)}
      </FoldButton>
      {isOpen && <StoredNotices items={copies} busy={false} onAnswered={() => {}} />}
    </>
  )
}
