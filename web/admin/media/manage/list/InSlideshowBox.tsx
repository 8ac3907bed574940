import { useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx'
import { sheetTexts as texts } from '../../sheetTexts.ts'
import { useSetInSlideshow } from '../../useSetInSlideshow.ts'

/** Shows the new mark even before the server has responded. Until then, another press does nothing, so that no press overtakes it. */
export const InSlideshowBox = ({ item }: { item: Media }) => {
  const setInSlideshow = useSetInSlideshow()
  const [sentMark, setSentMark] = useState<boolean | null>(null)
  const send = (inSlideshow: boolean) => {
    if (sentMark !== null) return
    setSentMark(inSlideshow)
    setInSlideshow([item], () => inSlideshow, { onSettled: () => setSentMark(null) })
  }
  return (
    <Checkbox
      label={texts.inSlideshow}
      accessibleName={`${texts.inSlideshow} ${item.title}`}
      checked={sentMark ?? item.inSlideshow}
      onChange={send}
    />
  )
}
