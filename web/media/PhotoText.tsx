import type { ReactNode } from 'react'
import type { Media } from '../../contract/media/media.ts'
import type { MediaTextIn } from '../../contract/media/mediaShown.ts'
import { findDir } from '../../domain/direction.ts'
import { InOrder } from '../ui/InOrder.tsx'
import { typeset } from '../ui/typeset.ts'

/** The texts and the date of a large photograph. */
export const PhotoText = ({ item }: { item: Media }) => {
  const elements: Record<MediaTextIn<'lightbox'>, ReactNode> = {
    title: !item.untitled && <h2 dir={findDir(item.title)}>{typeset(item.title)}</h2>,
    description: item.description && <p dir={findDir(item.description)}>{typeset(item.description)}</p>,
  }
  return (
    <>
      <InOrder elements={elements} />
      {item.shownDate && <p>{typeset(item.shownDate)}</p>}
    </>
  )
}
