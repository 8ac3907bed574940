import { texts } from '../../../languages/en/dashboard/answers.ts'
import { manageTexts } from '../../../languages/en/dashboard/media.ts'
import { texts as settingsTexts } from '../../../languages/en/dashboard/settingsForm.ts'
import { useChange } from '../../api/useChange.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'

/** The number of photographs from which on visitors may be asked about them. */
const ASKED_FROM = 10

/**
 * Asks an administrator once whether visitors are asked about photographs, where photographs are added. Either answer is saved, and then
 * there is no offer.
 */
export const AskOffer = () => {
  const isOpen = useRead('GET /api/settings').data?.proposesAsking === true
  const { data: items = [] } = useRead('GET /api/media', { enabled: isOpen })
  const { mutate, isPending } = useChange('PUT /api/settings', {
    success: manageTexts.saved,
    failure: settingsTexts.saveFailed,
  })
  const photographs = items.filter(({ fileType }) => fileType === 'image')
  if (!isOpen || photographs.length < ASKED_FROM) return null
  const save = (askVisitors: 'on' | 'off') => mutate({ body: { askVisitors } })
  return (
    <div className="row notice">
      <p>{texts.offer.question}</p>
      <Button tone="primary" busy={isPending} onClick={() => save('on')}>
        {texts.offer.on}
      </Button>
      <Button busy={isPending} onClick={() => save('off')}>
        {texts.offer.off}
      </Button>
    </div>
  )
}
