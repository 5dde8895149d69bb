// Written by `npm run tokens` from tokens/*.json.
export const tokens = {
  "breakpoint": {
    "xs": 0,
    "sm": 480,
    "md": 768,
    "lg": 1024,
    "xl": 1280,
    "2xl": 1536,
    "3xl": 1920
  },
  "duration": {
    "press": 80,
    "hover": 140,
    "fade": 200,
    "lift": 240,
    "sheet-in": 340,
    "sheet-out": 240,
    "carousel": 300,
    "hero": 480,
    "hero-words": 120,
    "hero-rotation": 6000,
    "page-out": 80,
    "page-in": 160,
    "route-wait": 100,
    "shared-tile": 260,
    "rise-step": 24,
    "digits": 600,
    "tile-rest": 600,
    "video-reveal": 1400,
    "tooltip-delay": 200,
    "popover-dispose": 150,
    "skeleton-delay": 150,
    "shimmer": 1200,
    "breath": 1200,
    "image-fade": 160,
    "reduced-fade": 120
  },
  "ease": {
    "standard": [
      0.2,
      0,
      0,
      1
    ],
    "enter": [
      0.05,
      0.7,
      0.1,
      1
    ],
    "exit": [
      0.3,
      0,
      0.8,
      0.15
    ],
    "sheet": [
      0.32,
      0.72,
      0,
      1
    ]
  },
  "carousel": {
    "speed": 300,
    "threshold": 5,
    "long-swipes-ms": 300,
    "long-swipes-ratio": 0.5,
    "resistance-ratio": 0.85,
    "touch-angle": 45,
    "double-tap-ms": 300
  },
  "size": {
    "target": 24,
    "target-touch": 44,
    "header": 56,
    "header-small": 52,
    "sub-menu": 44,
    "strip": 44,
    "tab-bar": 56,
    "content": 1680,
    "focus-ring": 2,
    "open-tile": 288,
    "open-tile-foot": 64
  },
  "layer": {
    "strip": 90,
    "header": 100,
    "tab-bar": 110,
    "banner": 120,
    "chat": 130,
    "popover": 1500,
    "modal-menu": 2000,
    "modal-search": 2200,
    "modal-details": 2400,
    "modal-message": 5000,
    "modal-session": 6000,
    "snackbar": 7000,
    "tooltip": 7100,
    "consent": 8000,
    "tone": 9000
  }
} as const
