import { useState } from 'react'
import { appendAccessKey } from '../../../contract/pages/accessLink.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { ShareFields } from '../begin/ShareFields.tsx'
import { shareTexts } from '../../../languages/en/dashboard/begin.ts'
import { useIsAdministrator } from '../parts/tab/person.ts'
import '../parts/cards/panel.css'
import { AskFields } from '../parts/share/AskFields.tsx'
import { KeyField } from '../parts/share/KeyField.tsx'
import { SendLinkFields } from '../parts/share/SendLinkFields.tsx'
import { cardTexts } from '../../../languages/en/dashboard/cards.ts'
import { askTexts, texts } from '../../../languages/en/dashboard/share.ts'

/** The memorial's link, its code and a message to send; folded, the links by which guests send photographs and say who is in them. */
export const ShareDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: settings } = useRead('GET /api/settings')
  const { data: media } = useRead('GET /api/media')
  const { data: access } = useRead('GET /api/access', { enabled: useIsAdministrator() })
  const [chosenKey, setChosenKey] = useState('')
  // `access` is undefined for helpers, because they are not allowed to read who may see the memorial
  const isClosed = access?.audience === 'password'
  const keys = isClosed ? access.keys : []
  const key = keys.find(({ key }) => key === chosenKey)?.key
  const origin = readPublicOrigin(usePageData())
  const reach = reachOf(origin)
  // helpers do not learn what is a sample
  const isNew = settings?.samples?.includes('name') && media?.length === 0
  const toLink = (path: string) => origin + (key ? appendAccessKey(path, key) : path)
  const closedHint = key ? texts.opensAlone : texts.asksForPassword
  return (
    <Dialog
      hasCloseInFooter
      title={isNew || reach === 'everyone' ? texts.title : texts.almostThere[reach]}
      description={isNew && shareTexts.nameFirst}
      onClose={onClose}
    >
      {settings && !isNew && (
        <div className="share-fields">
          <ShareFields
            link={key ? toLink('/') : origin}
            name={settings.name}
            hint={isClosed ? closedHint : undefined}
          >
            {keys.length > 0 && (
              <KeyField keys={keys} value={key ?? ''} onChange={setChosenKey} unchosen={texts.withPassword} />
            )}
          </ShareFields>
          <details className="panel-body">
            <summary>{cardTexts.send.title}</summary>
            <SendLinkFields />
          </details>
          {settings.askVisitors === 'on' && (
            <details className="panel-body">
              <summary>{askTexts.title}</summary>
              <AskFields toLink={toLink} hint={isClosed && closedHint} />
            </details>
          )}
        </div>
      )}
    </Dialog>
  )
}
