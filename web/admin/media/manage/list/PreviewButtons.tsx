import type { Media } from '../../../../../contract/media/media.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useIsAdministrator } from '../../../parts/tab/person.ts'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'
import { InSlideshowButton } from '../chosen/InSlideshowButton.tsx'
import { useSetVisible } from '../chosen/useSetVisible.ts'

/** The buttons for an item of the gallery in its preview, next to those that edit it. */
export const PreviewButtons = ({ item, onHistory }: { item: Media; onHistory: () => void }) => {
  const isAdministrator = useIsAdministrator()
  const setVisible = useSetVisible()
  return (
    <>
      {isAdministrator && <InSlideshowButton chosen={[item]} />}
      <Button onClick={() => setVisible([item], item.hidden === true)}>
        {item.hidden ? texts.show : texts.hide}
      </Button>
      {item.edits ? <Button onClick={onHistory}>{texts.history(item.edits)}</Button> : null}
    </>
  )
}
