// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { previewMessages } from '#app/platform/messages/previewMessages.ts'
import { ErrorPage } from '#ui/feedback/ErrorPage'
import { Dialog } from '#ui/overlay/Dialog'
import { Drawer } from '#ui/overlay/Drawer'
import { ModalStack } from '#ui/overlay/ModalStack'
import { Popover } from '#ui/overlay/Popover'
import { Tooltip } from '#ui/overlay/Tooltip'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'
import { Header } from '#ui/shell/Header'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { OverflowNav } from '#ui/shell/OverflowNav'
import { PreviewBar } from '#ui/shell/PreviewBar'
import { SkipLink } from '#ui/shell/SkipLink'
import { SubMenu } from '#ui/shell/SubMenu'
import { TabBar } from '#ui/shell/TabBar'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { UserArea } from '#ui/shell/UserArea'
import { compliance, headerLinks, menuEntries, subMenuEntries } from './ui/shell/entries.ts'

const page = (
  <>
    <SkipLink href="#continut">Sari la conținut</SkipLink>
    <PreviewBar problemsHref="#probleme" outlines onOutlines={() => {}} exitHref="/" />
    <Header logoHref="/" logoLabel="Aramă" nav={<OverflowNav label="Principal" items={headerLinks} />}>
      <UserArea state="pending" />
    </Header>
    <SubMenu label="Secțiuni" items={subMenuEntries}>
      <Tooltip text="Schimbă tema">
        <ThemeSwitch theme="system" onThemeChange={() => {}} />
      </Tooltip>
    </SubMenu>
    <MenuStrip label="Meniu" items={menuEntries} />
    <ErrorPage kind="chunk" secondsLeft={10} onStay={() => {}} homeHref="/" supportHref="/ajutor" />
    <Popover label="Despre" trigger={<button type="button">Despre</button>}>
      Text
    </Popover>
    <ModalStack>
      <Drawer open={false} onClose={() => {}} title="Meniu" />
      <Dialog open={false} onClose={() => {}} title="Mesaj" />
    </ModalStack>
    <ComplianceFooter compliance={compliance} />
    <TabBar label="Rapid" items={[{ id: 'home', label: 'Cazino', icon: 'house', href: '/' }]} />
  </>
)

function onServer(children: ReactNode): string {
  return renderToStaticMarkup(
    <IntlProvider locale="ro" messages={{ ...messages, ...moreMessages, ...previewMessages }}>
      {children}
    </IntlProvider>,
  )
}

test('the shell renders on the server without inline styles, which the security policy forbids', () => {
  const html = onServer(page)
  expect(html).toContain('Jocurile de noroc sunt interzise minorilor.')
  expect(html).not.toMatch(/\sstyle=/)
})
