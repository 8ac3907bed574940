import { useState } from 'react'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import type { DirectorPageProps } from './DirectorPage.tsx'
import { texts } from '../../../languages/en/visitors/director.ts'

const DirectorPage = lazyPart(() => import('./DirectorPage.tsx'), {
  failure: <p role="alert">{texts.failed}</p>,
})

type Props = Omit<DirectorPageProps, 'onClose'> &
  Pick<ButtonProps, 'tone'> & {
    /** saves what the page shows; the page opens if this resolves to true */
    beforeOpen?: () => Promise<boolean>
  }

/** Opens the page for the director, which is loaded only then. */
export const DirectorButton = ({ beforeOpen, tone, ...page }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [openCount, setOpenCount] = useState(0)
  const open = async () => {
    if (beforeOpen && !(await beforeOpen())) return
    setOpen(true)
    setOpenCount((count) => count + 1)
  }
  return (
    <>
      <Button tone={tone} onClick={() => void open()}>
        {texts.open}
      </Button>
      {isOpen && <DirectorPage key={openCount} {...page} onClose={() => setOpen(false)} />}
    </>
  )
}
