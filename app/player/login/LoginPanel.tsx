import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { frontendPart } from '#app/platform/microFrontends/frontendPart.tsx'
import { useServices } from '#app/platform/useServices.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { Spinner } from '#ui/feedback/Spinner'
import { Dialog } from '#ui/overlay/Dialog'
import { HeaderPlayerArea } from '../account/AccountArea.tsx'
import { openSession } from '../openSession.ts'
import { accountArea } from './accountArea.ts'
import { featureTogglesQuery } from './featureToggles.ts'
import { LoginStep } from './LoginStep.tsx'
import { createLoginQuestion, type LoginQuestion } from './requireLogin.ts'
import { useLogin } from './useLogin.ts'

// Loaded where the toggle asks for it.
const LoginFrontend = frontendPart(() => import('./LoginFrontend.tsx').then((file) => file.LoginFrontend))

/** Switches the second version of the dialog on, for this platform of two (S1 4.1). */
const SECOND_VERSION_TOGGLE = 'login-dialog-2-casino'

/** Draws the dialog of the micro-frontend in place of our own form (MFE-01; our decision). */
const MICRO_FRONTEND_TOGGLE = 'micro-frontend-login'

/** The login dialog of the site (AUT-05); loaded when it is first needed. */
export function LoginPanel() {
  const question = useStored(createLoginQuestion)
  const services = useServices()
  const visit = useVisit()
  const toggles = useQuery(featureTogglesQuery)
  useEffect(() => openSession(visit, { services, expected: false }), [visit, services])
  useEffect(() => void HeaderPlayerArea.load(), [])
  if (toggles.isPending) return null
  return (
    <MoreMessages>
      <PageModals>
        <Openings
          question={question}
          version={toggles.data?.includes(SECOND_VERSION_TOGGLE) ? 2 : 1}
          byFrontend={toggles.data?.includes(MICRO_FRONTEND_TOGGLE) ?? false}
        />
      </PageModals>
    </MoreMessages>
  )
}

type Form = {
  version: 1 | 2
  /** Whether the micro-frontend draws the form, as long as it works. */
  byFrontend: boolean
}
type OpeningProps = Form & { question: LoginQuestion | undefined }

/** Each opening starts with a fresh state; the last one stays mounted until it has closed. */
function Openings({ question, ...form }: OpeningProps) {
  const [shown, setShown] = useState({ question, count: 0 })
  if (question && question !== shown.question) setShown({ question, count: shown.count + 1 })
  return (
    shown.question && (
      <LoginDialog
        key={shown.count}
        open={question !== undefined}
        question={question ?? shown.question}
        {...form}
      />
    )
  )
}

const titles = { name: 'login.title', terms: 'login.terms', password: 'login.password' } as const

type LoginDialogProps = Form & { open: boolean; question: LoginQuestion }

function LoginDialog({ open, question, version, byFrontend }: LoginDialogProps) {
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const login = useLogin()
  const { step, refusal } = login
  const [failed, setFailed] = useState(false)
  const own = !byFrontend || failed || refusal !== undefined
  const content = useRef<HTMLDivElement>(null)
  // The focused field is gone: focuses the next one or the new heading.
  useEffect(() => {
    const heading = () => content.current?.closest('[role="dialog"]')?.querySelector('h2')
    if (step.at === 'password') field.current?.focus()
    else if (step.at === 'terms') heading()?.focus()
  }, [step.at])
  // Our own form has replaced that of the micro-frontend.
  useEffect(() => {
    if (own && byFrontend) field.current?.focus()
  }, [own, byFrontend])
  const wide = version === 2 && step.at === 'name'

  function close() {
    login.cancel()
    question.onClose()
  }
  useEntryWhile(open, 'login', close)

  return (
    <Dialog
      open={open}
      priority={modalPriorities.session}
      size={wide ? 'l' : 'm'}
      title={formatMessage({ id: titles[step.at] })}
      initialFocus={field}
      opener={accountArea}
      closesBeside={false}
      onClose={close}
    >
      <div ref={content}>
        {own ? (
          <LoginStep login={login} reason={question.reason} version={version} field={field} onClose={close} />
        ) : (
          <Suspense fallback={<Spinner label={formatMessage({ id: 'login.loading' })} />}>
            <LoginFrontend
              reason={question.reason}
              version={version}
              onLogin={login.adopt}
              onFail={() => setFailed(true)}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </Dialog>
  )
}
