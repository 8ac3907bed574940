import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { FoldButton } from '../../parts/cards/FoldButton.tsx'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import { CopyNotices } from './CopyNotices.tsx'
import { listOpenCopies } from './openCopies.ts'

/** Counts the copies in the gallery, and asks about them once it is unfolded. */
export const FoldedCopies = ({ gallery }: { gallery: readonly Media[] }) => {
  const [isOpen, setOpen] = useState(false)
  const copies = listOpenCopies(gallery)
  if (copies.length === 0) return null
  return (
    <>
      <FoldButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {texts.copies(copies.length)}
      </FoldButton>
      {isOpen && <CopyNotices {...{ copies, gallery }} />}
    </>
  )
}
