/**
 * The dark look of a letter, for mail programs that have one; those that turn colours around by themselves find pairs
 * of enough contrast in the light one.
 */
export const LETTER_STYLES = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0e1c24!important}
.sheet{background:#15272f!important;border-color:#2c434e!important}
.band{background:#1b3440!important}
.words{color:#e8eff1!important}
.quiet{color:#a9bcc4!important}
.ruled{border-color:#2c434e!important}
.link{color:#8fd6c4!important}
.button{background:#1d7a67!important}
}
</style>`;
