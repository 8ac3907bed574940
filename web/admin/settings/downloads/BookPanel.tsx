import { useState } from 'react'
import { proposeService } from '../../../../domain/calendar/proposeService.ts'
import { describeService } from '../../../../domain/calendar/serviceTime.ts'
import type { BookKind, BookSize, PdfStandard } from '../../../../contract/outputs/book.ts'
import { limits } from '../../../../contract/limits.ts'
import type { SettingWhere } from '../../../../contract/memorial/selectSettings.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/Field.tsx'
import { useNow } from '../../../services/useNow.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { tabDrafts } from '../../tabDrafts.ts'
import { texts } from './bookTexts.ts'
import { ChosenMemories, ChosenPhotographs } from './chosen.tsx'
import { Panel } from '../../Panel.tsx'
import { WorkProgress } from '../../work/WorkProgress.tsx'

/** The panel to make a book of the memorial, or printed matter for the reception, such as table cards. */
export const BookPanel = () => {
  const [kind, setKind] = useState<BookKind>('book')
  const [size, setSize] = useState<BookSize>('a4')
  const [standard, setStandard] = useState<PdfStandard>('ua-1')
  const [dedication, setDedication] = useState('')
  const [leftOutMemories, setLeftOutMemories] = useState<readonly string[]>([])
  const [leftOutMedia, setLeftOutMedia] = useState<readonly string[]>([])
  const orderOfService = useOrderOfService()
  const serviceChoice = useServiceChoice()
  const options = {
    kind,
    layout: 'fold' as const,
    size,
    standard,
    dedication,
    without: [...leftOutMemories],
    withoutMedia: [...leftOutMedia],
    address: readPublicOrigin(usePageData()),
    serviceId: kind === 'order' ? serviceChoice.id : undefined,
  }
  return (
    <Panel title={texts.title} purpose={texts.purpose} isFoldable>
      <WorkProgress
        kind="book"
        options={options}
        texts={{ ...texts, ...(kind === 'book' && texts.ofBook) }}
        beforeStart={orderOfService.save}
      >
        <SelectField label={texts.kind} value={kind} options={texts.kinds} onChange={setKind} />
        {kind === 'book' && (
          <>
            <SelectField label={texts.size} value={size} options={texts.sizes} onChange={setSize} />
            <TextField
              label={texts.dedication}
              hint={texts.dedicationHint}
              longest={limits.dedication}
              value={dedication}
              onChange={({ target }) => setDedication(target.value)}
            />
            <ChosenPhotographs leftOutIds={leftOutMedia} onChange={setLeftOutMedia} />
            <ChosenMemories leftOutIds={leftOutMemories} onChange={setLeftOutMemories} />
          </>
        )}
        {kind === 'order' && serviceChoice.services.length > 1 && (
          <SelectField
            label={texts.service}
            hint={texts.serviceHint}
            value={serviceChoice.id ?? ''}
            options={Object.fromEntries(
              serviceChoice.services.map((service) => [service.id, describeService(service)]),
            )}
            onChange={serviceChoice.choose}
          />
        )}
        {kind === 'order' && (
          <TextAreaField
            label={settingsList.programme.label}
            hint={settingsList.programme.hint}
            longest={settingsList.programme.maxLength}
            rows={settingsList.programme.rows}
            value={orderOfService.text}
            onChange={({ target }) => orderOfService.change(target.value)}
          />
        )}
        <SelectField
          label={texts.standard}
          value={standard}
          options={texts.standards}
          onChange={setStandard}
        />
      </WorkProgress>
    </Panel>
  )
}

/** Holds the choice of the service that an order of service is for. At first, it is the proposed one. */
function useServiceChoice() {
  const { data: services = [] } = useRead('GET /api/services')
  const { data: settings } = useRead('GET /api/settings')
  const now = useNow()
  const [chosenId, choose] = useState<string>()
  const chosen = services.find(({ id }) => id === chosenId)
  const proposed = settings && proposeService(services, settings.timezone, now)
  return { services, id: (chosen ?? proposed)?.id, choose }
}

/** Holds the program of the funeral service, which is printed in a booklet. It is saved whenever the booklet is made. */
function useOrderOfService() {
  const { data: settings } = useRead('GET /api/settings')
  const draft = useDraft('programme', toFields(settings), tabDrafts)
  const { mutate } = useChange('PUT /api/settings', {
    failure: texts.orderOfServiceFailed,
    onSuccess: (answer) => draft.settle(toFields(answer)),
  })
  return {
    text: draft.fields.programme,
    change: (orderOfService: string) => draft.change({ programme: orderOfService }),
    save(onSaved: () => void) {
      if (!draft.isChanged) return onSaved()
      draft.markSent()
      mutate({ body: { ...draft.fields, base: draft.base } }, { onSuccess: onSaved })
    },
  }
}

/** The form has exactly these fields, so that a setting without a control here causes a type error. */
const toFields = (
  settings: Settings | undefined,
): Record<SettingWhere<{ section: 'orderOfService' }>, string> => ({
  programme: settings?.programme ?? '',
})
