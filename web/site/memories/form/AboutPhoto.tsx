import { useEffect, useEffectEvent } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { Photo } from '../../../media/Photo.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { texts } from '../../../../languages/en/visitors/aboutPhotographs.ts'

interface Props {
  /** the id of the photograph; an empty string if it is no longer here */
  id: string
  onGone: () => void
  onRemove: () => void
}

/** The photograph about which the writer tells, or a sentence if visitors no longer see it. */
export default function AboutPhoto({ id, onGone, onRemove }: Props) {
  const { data, isFetched } = useRead('GET /api/media')
  const item = data?.find((each) => each.id === id)
  const isGone = isFetched && !item?.canTell
  const reportGone = useEffectEvent(onGone)
  useEffect(() => {
    if (isGone) reportGone()
  }, [isGone])
  if (isGone || id === '') return <p role="status">{texts.gone}</p>
  return (
    <div className="about-photo">
      {item && <Photo item={item} sizes="96px" />}
      <p>{texts.about}</p>
      <IconButton icon="close" label={texts.withoutPhotograph} onClick={onRemove} />
    </div>
  )
}
