import { toSendPath } from '../../../../contract/pages/sendAddress.ts'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { useRead } from '../../../api/useRead.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useIsAdministrator } from '../tab/person.ts'
import { QrCode } from './QrCode.tsx'
import './share.css'
import { SharedLink } from './SharedLink.tsx'
import { cardTexts } from '../../../../languages/en/dashboard/cards.ts'
import { texts } from '../../../../languages/en/dashboard/sendLink.ts'
import { texts as linkTexts } from '../../../../languages/en/dashboard/share.ts'

/** The input that makes a link only if there is none, also if another keeper has made one in the meantime. */
export const keepLink = { query: { keep: 'yes' } } as const

/** The link by which guests send photographs, with its code. Administrators make, renew and end it. */
export const SendLinkFields = () => {
  const link = useRead('GET /api/send-link')
  const isAdministrator = useIsAdministrator()
  return (
    <div className="share-fields">
      <p className="hint">{texts.purpose}</p>
      <ReadState readState={link} texts={texts}>
        {({ key }) => (
          <>
            {key ? <MadeLink path={toSendPath(key)} /> : !isAdministrator && <p>{texts.none}</p>}
            {isAdministrator && <div className="row">{key ? <LinkButtons /> : <MakeButton />}</div>}
          </>
        )}
      </ReadState>
    </div>
  )
}

const MadeLink = ({ path }: { path: string }) => {
  const link = readPublicOrigin(usePageData()) + path
  return (
    <>
      <div className="share-link">
        <SharedLink key={link} href={link} texts={linkTexts.link} />
      </div>
      <QrCode link={link} name={cardTexts.send.title} />
    </>
  )
}

const MakeButton = () => (
  <ChangeButton endpoint="POST /api/send-link" input={keepLink} failure={linkTexts.keyFailed} tone="primary">
    {texts.make}
  </ChangeButton>
)

const LinkButtons = () => (
  <>
    <ChangeButton
      endpoint="POST /api/send-link"
      input={{ query: {} }}
      success={texts.renewed}
      failure={texts.renewFailed}
      question={texts.renewQuestion}
    >
      {texts.renew}
    </ChangeButton>
    <ChangeButton
      endpoint="DELETE /api/send-link"
      input={{}}
      success={texts.ended}
      failure={texts.endFailed}
      question={texts.endQuestion}
      tone="destructive"
    >
      {texts.end}
    </ChangeButton>
  </>
)
