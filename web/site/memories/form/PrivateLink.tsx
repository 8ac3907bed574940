import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkField } from '../../../ui/fields/LinkField.tsx'
import type { SharedMemory } from './shareMemory.ts'
import { linkTexts as texts, texts as allTexts } from '../texts.ts'
import { writePrivateLink } from '../own/writerKey.ts'
import { useEffect, useEffectEvent } from 'react'

/** How long the link is shown, in milliseconds. After that, the next person at a shared tablet must not find it. */
const SHOWN_MS = 60_000

/** Thanks the writer, says when the memory will appear, and shows the link for changing it. Closes by itself after a while. */
export const PrivateLink = ({ name, approved, writerKey, onDone }: SharedMemory & { onDone: () => void }) => {
  const publicOrigin = readPublicOrigin(usePageData())
  useWhenUntouched(SHOWN_MS, onDone)
  return (
    <div className="add-memory-thanks">
      <h3>{texts.thanks(name)}</h3>
      <p role="status">{approved ? texts.below : allTexts.held}</p>
      {writerKey && <p>{texts.explanation}</p>}
      <div className="add-memory-link">
        {writerKey && <LinkField href={writePrivateLink(publicOrigin, writerKey)} texts={texts} />}
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  )
}

/**
 * Calls back once nobody has touched the page or the keyboard for `ms` milliseconds. If the device was asleep at that time, calls
 * back when the device wakes up.
 */
const useWhenUntouched = (ms: number, onUntouched: () => void) => {
  const onTimeUp = useEffectEvent(onUntouched)
  useEffect(() => {
    let touchedAt = Date.now()
    let timer = setTimeout(onTimeUp, ms)
    const isOver = () => Date.now() - touchedAt >= ms
    const onTouch = () => {
      clearTimeout(timer)
      if (isOver()) return onTimeUp()
      touchedAt = Date.now()
      timer = setTimeout(onTimeUp, ms)
    }
    const onWake = () => {
      if (isOver()) onTimeUp()
    }
    document.addEventListener('pointerdown', onTouch, true)
    document.addEventListener('keydown', onTouch, true)
    document.addEventListener('visibilitychange', onWake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', onTouch, true)
      document.removeEventListener('keydown', onTouch, true)
      document.removeEventListener('visibilitychange', onWake)
    }
  }, [ms])
}
