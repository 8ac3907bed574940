import type { Settings } from '../../../../contract/memorial/settings.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { SendLinkFields } from '../../parts/share/SendLinkFields.tsx'
import { texts } from '../../../../languages/en/dashboard/share.ts'
import { CardSizeField } from './CardSizeField.tsx'
import { DocumentForm } from './DocumentForm.tsx'

/** The cards that ask for photographs, and their link. Whoever prints the cards first makes the link by that. */
export const AskForPhotographs = ({ settings }: { settings: Settings }) => {
  const link = useRead('GET /api/send-link')
  const making = useChange('POST /api/send-link', { failure: texts.keyFailed })
  const prepare = async () =>
    Boolean(link.data?.key) ||
    making.mutateAsync({}).then(
      () => true,
      () => false,
    )
  return (
    <DocumentForm kind="send" settings={settings} choices={[link]} prepare={prepare}>
      {({ cardSize }, change) => (
        <>
          <SendLinkFields name={settings.name} />
          <CardSizeField settings={settings} value={cardSize} onChange={change} />
        </>
      )}
    </DocumentForm>
  )
}
