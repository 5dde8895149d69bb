// Written by `node scripts/messages.ts` from the ro.json files of the kit.
import appliedFilters from '#ui/browse/AppliedFilters/ro.json' with { type: 'json' }
import filterGroup from '#ui/browse/FilterGroup/ro.json' with { type: 'json' }
import filterPanel from '#ui/browse/FilterPanel/ro.json' with { type: 'json' }
import searchPanel from '#ui/browse/SearchPanel/ro.json' with { type: 'json' }
import passwordField from '#ui/controls/PasswordField/ro.json' with { type: 'json' }
import rangeSlider from '#ui/controls/RangeSlider/ro.json' with { type: 'json' }
import searchField from '#ui/controls/SearchField/ro.json' with { type: 'json' }
import banner from '#ui/feedback/Banner/ro.json' with { type: 'json' }
import offlineBar from '#ui/feedback/OfflineBar/ro.json' with { type: 'json' }
import snackbars from '#ui/feedback/Snackbars/ro.json' with { type: 'json' }
import gameDetails from '#ui/game/GameDetails/ro.json' with { type: 'json' }
import liveTile from '#ui/game/LiveTile/ro.json' with { type: 'json' }
import openTile from '#ui/game/OpenTile/ro.json' with { type: 'json' }
import seatStrip from '#ui/game/SeatStrip/ro.json' with { type: 'json' }
import videoPreview from '#ui/media/VideoPreview/ro.json' with { type: 'json' }
import accountFrame from '#ui/player/AccountFrame/ro.json' with { type: 'json' }
import balanceToggle from '#ui/player/BalanceToggle/ro.json' with { type: 'json' }
import bonusCard from '#ui/player/BonusCard/ro.json' with { type: 'json' }
import bonusPopup from '#ui/player/BonusPopup/ro.json' with { type: 'json' }
import inboxList from '#ui/player/InboxList/ro.json' with { type: 'json' }
import loginForm from '#ui/player/LoginForm/ro.json' with { type: 'json' }
import newPasswordForm from '#ui/player/NewPasswordForm/ro.json' with { type: 'json' }
import playerMessage from '#ui/player/PlayerMessage/ro.json' with { type: 'json' }
import promotionCard from '#ui/player/PromotionCard/ro.json' with { type: 'json' }
import realityCheck from '#ui/player/RealityCheck/ro.json' with { type: 'json' }
import safePlaySheet from '#ui/player/SafePlaySheet/ro.json' with { type: 'json' }
import selfTest from '#ui/player/SelfTest/ro.json' with { type: 'json' }
import sessionClock from '#ui/player/SessionClock/ro.json' with { type: 'json' }
import sessionEnded from '#ui/player/SessionEnded/ro.json' with { type: 'json' }
import sessionSummary from '#ui/player/SessionSummary/ro.json' with { type: 'json' }
import termsForm from '#ui/player/TermsForm/ro.json' with { type: 'json' }
import webMessage from '#ui/player/WebMessage/ro.json' with { type: 'json' }
import accountMenu from '#ui/shell/AccountMenu/ro.json' with { type: 'json' }
import chatWindow from '#ui/shell/ChatWindow/ro.json' with { type: 'json' }
import consentBar from '#ui/shell/ConsentBar/ro.json' with { type: 'json' }
import consentChoices from '#ui/shell/ConsentChoices/ro.json' with { type: 'json' }
import inboxButton from '#ui/shell/InboxButton/ro.json' with { type: 'json' }
import keyboardHelp from '#ui/shell/KeyboardHelp/ro.json' with { type: 'json' }
import menuDrawer from '#ui/shell/MenuDrawer/ro.json' with { type: 'json' }
import playBar from '#ui/shell/PlayBar/ro.json' with { type: 'json' }
import playerArea from '#ui/shell/PlayerArea/ro.json' with { type: 'json' }
import playerBlock from '#ui/shell/PlayerBlock/ro.json' with { type: 'json' }
import previewBar from '#ui/shell/PreviewBar/ro.json' with { type: 'json' }
import quietMode from '#ui/shell/QuietMode/ro.json' with { type: 'json' }
import shared from './ro.json' with { type: 'json' }

/** Every word of the kit: the shared ones, and each component's own. */
export const kitMessages = {
  ...shared,
  ...appliedFilters,
  ...filterGroup,
  ...filterPanel,
  ...searchPanel,
  ...passwordField,
  ...rangeSlider,
  ...searchField,
  ...banner,
  ...offlineBar,
  ...snackbars,
  ...gameDetails,
  ...liveTile,
  ...openTile,
  ...seatStrip,
  ...videoPreview,
  ...accountFrame,
  ...balanceToggle,
  ...bonusCard,
  ...bonusPopup,
  ...inboxList,
  ...loginForm,
  ...newPasswordForm,
  ...playerMessage,
  ...promotionCard,
  ...realityCheck,
  ...safePlaySheet,
  ...selfTest,
  ...sessionClock,
  ...sessionEnded,
  ...sessionSummary,
  ...termsForm,
  ...webMessage,
  ...accountMenu,
  ...chatWindow,
  ...consentBar,
  ...consentChoices,
  ...inboxButton,
  ...keyboardHelp,
  ...menuDrawer,
  ...playBar,
  ...playerArea,
  ...playerBlock,
  ...previewBar,
  ...quietMode,
}
