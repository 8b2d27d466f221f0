/** What people and institutions may be called, from two letters to sixty: in words, without a break, in other scripts. */
export const names = [
	'Li',
	'Dr. Lakshmi Narasimha Venkata Subrahmanya Krishnamurthy Iyengar',
	'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
	'Institute@of-Technology.and_Management/Bhopal#Madhya+Pradesh',
	'डॉ. लक्ष्मीनारायणसुब्रह्मण्यम् कृष्णमूर्तिविश्वनाथन् त्रिपाठी',
	'திருவள்ளுவர்பல்கலைக்கழகப்பொறியியல்தொழில்நுட்பநிறுவனம்',
] as const;
