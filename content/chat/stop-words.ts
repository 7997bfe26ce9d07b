/** Words that say nothing about what a question is about. In lower case, without apostrophes. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and any anything anyone are as at be because been being but by can cannot cant could
did didnt do does doesnt doing done dont each else even ever every explain few find for from get gets getting give given go
going got had has hasnt have havent having he hello help her here hers hey hi him his how hows however i id if ill im in
into is isnt it its ive just kind kinds know let lets like little look lot lots may me mean means might mine more most much
must my myself need needs no not now of off ok okay on once one only or other our ours out over own please possible put
really same say says see she should shouldnt show so some somebody someone something still such sure take tell than thank
thanks that thats the their them then there theres these they thing things this those through to too under until up upon us
use used using very want wants was way we well were what whats when where whether which while who whom whose why will with
within without wont work works would wouldnt yes yet you your youre yours actual actually alberta basically curious exactly
explained explanation pls plz simply thx
guy guys girl gal folks dude pretty barely matter matters regular gonna wanna gotta hes shes theyre
couple sometimes time times somehow either both since already though anyway maybe wise kinda sorta lol hmm um uh ya yeah
insurance insure insured insurer insuring policy policies question questions wondering`.split(/\s+/),
);
