import { useEffect, useEffectEvent, useRef } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { Photo } from '../../../media/Photo.tsx'
import { useStore } from '../../../stores/useStore.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { texts } from '../../../../languages/en/visitors/aboutPhotographs.ts'
import type { MemoryDraft } from './draft.ts'
import type { SendingStage } from './useSendDraft.ts'

interface Props {
  draft: MemoryDraft
  stage: SendingStage
}

/** The photograph about which the writer tells, or a sentence if visitors no longer see it. */
export default function AboutPhoto({ draft, stage }: Props) {
  const { about } = useStore(draft).fields
  const { data, isFetched, retry } = useRead('GET /api/media')
  const part = useRef<HTMLDivElement>(null)
  const item = data?.find(({ id }) => id === about)
  const isGone = isFetched && !item?.canTell
  const readAgain = useEffectEvent(retry)
  useEffect(() => {
    // the server may have refused the photograph
    if (stage.name === 'stopped') readAgain()
  }, [stage])
  useEffect(() => {
    if (isGone) draft.setFields({ about: '' })
  }, [draft, isGone])
  if (isGone || about === '') return <p role="status">{texts.gone}</p>
  const remove = () => {
    part.current?.closest('form')?.querySelector<HTMLElement>('input')?.focus()
    draft.setFields({ about: undefined })
  }
  return (
    <div ref={part} className="about-photo">
      {item && <Photo item={item} sizes="96px" />}
      <p>{texts.about}</p>
      <IconButton icon="close" label={texts.withoutPhotograph} onClick={remove} />
    </div>
  )
}
