import { useEffect, useEffectEvent } from 'react'
import { toPrivatePath } from '../../../../contract/pages/memoryAddress.ts'
import { typeset } from '../../../../domain/typeset.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { Button } from '../../../ui/Button.tsx'
import { LinkField } from '../../../ui/fields/LinkField.tsx'
import { OwnPhoneBox } from '../own/OwnPhoneBox.tsx'
import { linkTexts as texts, texts as allTexts } from '../texts.ts'
import { MailLinkButton } from './MailLinkButton.tsx'
import type { SharedMemory } from './shareMemory.ts'

/** How long the link is shown, in milliseconds. After that, the next person at a shared tablet must not find it. */
const SHOWN_MS = 60_000

interface Props extends SharedMemory {
  canMailWriters: boolean
  onDone: () => void
}

/** Thanks the writer, says when the memory will appear, and shows the link for changing it. Closes by itself after a while. */
export const PrivateLink = ({ name, approved, writerKey, hasEmail, canMailWriters, onDone }: Props) => {
  useWhenUntouched(SHOWN_MS, onDone)
  return (
    <div className="add-memory-thanks" data-needed="">
      <h3>{typeset(texts.thanks(name))}</h3>
      <p role="status">{approved ? texts.below : allTexts.held}</p>
      {writerKey && <KeepLink writerKey={writerKey} canMail={canMailWriters && hasEmail} />}
      <Button onClick={onDone}>{texts.done}</Button>
    </div>
  )
}

/** The ways to keep the link: copy or share it, have it mailed, or keep it on the device. */
const KeepLink = ({ writerKey, canMail }: { writerKey: string; canMail: boolean }) => {
  const publicOrigin = readPublicOrigin(usePageData())
  return (
    <>
      <p>{texts.explanation}</p>
      <div className="add-memory-link">
        <LinkField href={publicOrigin + toPrivatePath(writerKey)} texts={texts} />
        {canMail && <MailLinkButton writerKey={writerKey} />}
      </div>
      <OwnPhoneBox writerKey={writerKey} />
    </>
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
